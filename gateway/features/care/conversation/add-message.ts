import type { Message } from "../../../contract/care/conversation";
import type { MessageSide } from "../../../contract/care/conversation-terms";
import type { Queryable } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { enqueueEffectLater } from "../../platform/outbox/service";
import {
	requireOwnPicture,
	showPicturesTo,
	showPicturesToStaff,
} from "../../platform/upload/service";
import { changeConversation, type Held } from "./change";
import * as messages from "./message-repository";
import { presentMessage } from "./presenter";
import { isSameSubject, readSubjects, type SubjectIds } from "./subject";

/** How long a message lies before its reader gets a mail. */
export const unreadAfterSeconds = 10 * 60;

export interface Written {
	key: string;
	text: string;
	images: string[];
}

/** What was sent under this key before; undefined for what is sent first. Throws 409 where the key bore something else. */
export async function findRepeated(
	{ db }: { db: Parameters<typeof messages.findSent>[0] },
	accountId: number,
	{ key, text, images }: Written,
): Promise<messages.MessageRow | undefined> {
	const sent = await messages.findSent(db, accountId, key);
	const isOther =
		sent && (sent.text !== text || sent.images.join() !== images.join());
	if (isOther) throw new GatewayError(409, "keyOfAnother");
	return sent;
}

/** Refuses pictures that whoever writes has not sent for a message. */
export async function requireOwnPictures(
	ctx: Ctx,
	db: Queryable,
	{ images }: Pick<Written, "images">,
): Promise<void> {
	const asked = { model: "message", field: "images" } as const;
	for (const path of images)
		await requireOwnPicture(ctx, { ...asked, path }, db);
}

interface NewMessage extends Written {
	side: MessageSide;
	accountId: number;
	at: Date;
	subject?: SubjectIds;
}

/**
 * Adds to a conversation that is held, and opens it; a subject stands with the message that brings it up, once. A shopper's message waits for an answer, and is the merchant's
 * staff's again once what was handed over is closed; one of the staff answers all before it, and whoever writes it
 * looks after the conversation where nobody does.
 */
export async function addMessage(
	held: Held,
	{ subject: asked, ...written }: NewMessage,
): Promise<messages.MessageRow> {
	const { tx, row } = held;
	const subject = asked && !isSameSubject(row, asked) ? asked : undefined;
	const added = await messages.insertMessage(tx, {
		...written,
		...subject,
		conversationId: row.id,
	});
	const { side, accountId, at, images: paths } = written;
	await showPicturesToStaff(tx, { paths, merchantId: row.staffOf });
	if (side !== "shopper")
		await showPicturesTo(tx, { paths, accountId: row.accountId });
	const isReopened = row.state === "closed";
	const ofShopper = {
		...subject,
		staffUnread: row.staffUnread + 1,
		waitingSince: row.waitingSince ?? at,
		...(isReopened && { staffOf: row.merchantId ?? 0, assignedTo: null }),
	};
	const ofStaff = {
		shopperUnread: row.shopperUnread + 1,
		staffUnread: 0,
		waitingSince: null,
		assignedTo: row.assignedTo ?? accountId,
	};
	await changeConversation(held, {
		state: "open",
		lastMessageAt: at,
		...(side === "shopper" ? ofShopper : ofStaff),
	});
	await enqueueEffectLater(tx, unreadAfterSeconds, {
		kind: "unread-message",
		payload: { messageId: added.id },
	});
	return added;
}

/** As whoever wrote it sees it. */
export async function showMessage(
	ctx: Ctx,
	message: messages.MessageRow,
): Promise<Message> {
	const { uid } = signedInActor(ctx);
	const cardOf = await readSubjects(ctx, [message]);
	const listed = { message, author: "" };
	return presentMessage(listed, cardOf(message), { uid, isStaff: false });
}
