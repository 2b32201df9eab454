import type { Tool } from '../editor/tool.ts';
import type { Studio } from './studio.svelte.ts';
import type { Workspace, WorkspaceId } from './workspace.ts';

interface Room {
  readonly workspace: Workspace;
  readonly tools: readonly Tool[];
}

/** Which workspace is in front, and which tool is in hand in each. */
export class Workbench {
  readonly rooms: readonly Room[];
  #id = $state<WorkspaceId>('board');
  #taken = $state.raw<Readonly<Record<string, string>>>({});

  constructor(workspaces: readonly Workspace[], studio: Studio) {
    this.rooms = workspaces.map((workspace) => ({ workspace, tools: (workspace.tools ?? []).map((make) => make(studio)) }));
    this.#id = workspaces[0]?.id ?? 'board';
  }
  get workspace(): Workspace {
    return this.#room.workspace;
  }
  get tools(): readonly Tool[] {
    return this.#room.tools;
  }
  get tool(): Tool | undefined {
    return this.tools.find((tool) => tool.id === this.#taken[this.#id]) ?? this.tools[0];
  }
  go(id: WorkspaceId): void {
    this.tool?.cancel?.();
    this.#id = id;
  }
  take(tool: string): void {
    this.tool?.cancel?.();
    this.#taken = { ...this.#taken, [this.#id]: tool };
  }
  get #room(): Room {
    return (this.rooms.find(({ workspace }) => workspace.id === this.#id) ?? this.rooms[0]) as Room;
  }
}
