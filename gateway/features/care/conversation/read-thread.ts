import type { Message, Subject } from "../../../contract/care/conversation";
import type { Ctx } from "../../../http/context";
import { listMessages, type Stretch } from "./message-repository";
import { presentMessage } from "./presenter";
import { readSubjects, type SubjectIds } from "./subject";

interface Asked {
	/** Undefined before the first message. */
	id: number | undefined;
	stretch: Stretch;
	reader: Parameters<typeof presentMessage>[2];
	/** What is shown beside the messages. */
	beside: SubjectIds | undefined;
}

interface ReadThread {
	list: Message[];
	hasMore: boolean;
	beside: Subject | null;
}

/** Messages of a conversation, each with what it is about. */
export async function readThread(
	ctx: Ctx,
	{ id, stretch, reader, beside }: Asked,
): Promise<ReadThread> {
	const { list, hasMore } =
		id === undefined
			? { list: [], hasMore: false }
			: await listMessages(ctx.db, id, stretch);
	const rows = list.map(({ message }) => message);
	const cardOf = await readSubjects(ctx, beside ? [...rows, beside] : rows);
	return {
		list: list.map((one) => presentMessage(one, cardOf(one.message), reader)),
		hasMore,
		beside: beside ? cardOf(beside) : null,
	};
}
