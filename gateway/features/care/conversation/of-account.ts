import { localize } from "../../../contract/locale";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { hongKongTime } from "../../../http/hong-kong-time";
import * as messages from "./message-repository";
import * as repository from "./repository";

/** All that was said, by either side. */
export async function exportConversations(ctx: Ctx, accountId: number) {
	const { db, locale } = ctx;
	const [rows, said] = await Promise.all([
		repository.listOfAccount(db, accountId),
		messages.listAllOf(db, accountId),
	]);
	return rows.map(({ conversation, merchant }) => ({
		merchant: merchant && localize(merchant.name, locale),
		state: conversation.state,
		messages: said
			.filter(({ conversationId }) => conversationId === conversation.id)
			.map(({ side, text, images, at }) => ({
				side,
				text,
				images,
				at: hongKongTime(at),
			})),
	}));
}

/** What a shopper wrote says who they were, and answers repeat it: all of it goes. */
export const forgetConversations = messages.deleteConversationsOf;

/** A member has the tourist's conversations; where both talked to the same merchant, it becomes one. */
export async function adoptConversations(
	tx: Transaction,
	{ from, to }: { from: number; to: number },
): Promise<void> {
	const theirs = await repository.lockAllOf(tx, from);
	for (const { id, merchantId } of theirs) {
		const own = await repository.lockConversation(
			tx,
			repository.isOf(to, merchantId),
		);
		if (own) await messages.joinConversations(tx, { from: id, to: own.id });
		else await repository.updateConversation(tx, id, { accountId: to });
	}
}
