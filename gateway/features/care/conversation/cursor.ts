import type { ConversationRow } from "./repository";

/** Where a list stands that has the latest first: at a conversation, and when it was last written to. */
export interface Cursor {
	lastMessageAt: Date;
	id: number;
}

export const writeCursor = ({
	lastMessageAt,
	id,
}: Pick<ConversationRow, keyof Cursor>): string =>
	`${lastMessageAt.getTime()}.${id}`;

/** Of the shape that the contract asks for. */
export function readCursor(text: string): Cursor {
	const [at = 0, id = 0] = text.split(".").map(Number);
	return { lastMessageAt: new Date(at), id };
}
