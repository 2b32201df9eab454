class MenuItem {
  constructor(options) {
    const { submenu, click, role } = options;
    Object.assign(this, { enabled: true, visible: true, checked: false, type: submenu ? 'submenu' : 'normal', label: role ?? '' }, options);
    if (submenu) this.submenu = Menu.buildFromTemplate(submenu);
    this.click = () => {
      if (!this.enabled) return;
      if (this.type === 'checkbox') this.checked = !this.checked;
      click?.(this);
    };
  }
}

class Menu {
  items = [];
  static #application = null;

  getMenuItemById(id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }

  static buildFromTemplate(template) {
    const menu = new Menu();
    menu.items = template.map((options) => new MenuItem(options));
    return menu;
  }

  static setApplicationMenu(menu) {
    Menu.#application = menu;
  }

  static getApplicationMenu() {
    return Menu.#application;
  }
}

module.exports = { Menu, MenuItem };
