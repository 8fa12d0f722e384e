import { localize } from "../../../contract/locale";
import type { Database, Transaction } from "../../../db/client";
import { gatewayWords } from "../../../words/words";
import { listWhoMay } from "../../identity/staff/service";
import { enqueueEffectOnce } from "../../platform/outbox/service";
import * as messages from "./message-repository";
import * as readers from "./reader-repository";
import * as repository from "./repository";

// A message that nobody has read for ten minutes is told by mail, to the shopper or to those who answer. Only the first
// of a stretch of unread messages is told; what was read or answered meanwhile, or is gone, is not.

const writtenToMax = 20;

/** Once for each message and reader, however often it is done. */
export function tellUnread(
	db: Database,
	{ messageId }: { messageId: number },
): Promise<void> {
	return db.transaction(async (tx) => {
		const said = await messages.findMessage(tx, messageId);
		if (!said) return;
		const row = await repository.lockConversation(
			tx,
			repository.isId(said.conversationId),
		);
		// It has become a part of another one just now; the next attempt finds it there.
		if (!row) throw new Error("The conversation of a message is not there");
		if (!(await isFirstUnread(tx, row, said))) return;
		const letter = { tx, row, said };
		await (said.side === "shopper" ? tellStaff(letter) : tellShopper(letter));
	});
}

async function isFirstUnread(
	tx: Transaction,
	row: repository.ConversationRow,
	{ id, side }: messages.MessageRow,
): Promise<boolean> {
	const isShoppers = side === "shopper";
	const since = { upTo: id - 1, isShoppers };
	const unread = isShoppers ? row.staffUnread : row.shopperUnread;
	return unread === (await repository.countAfter(tx, row, since));
}

interface Letter {
	tx: Transaction;
	row: repository.ConversationRow;
	said: messages.MessageRow;
}

async function tellShopper({ tx, row, said }: Letter): Promise<void> {
	const reader = await readers.findReader(tx, row.accountId);
	if (reader)
		await write(tx, said, {
			...reader,
			template: "messageUnread",
			merchantId: said.side === "shop" ? null : row.merchantId,
			path: `/users/conversation?with=${row.merchantId ?? "shop"}`,
		});
}

/** Whoever looks after it, as long as it is theirs to answer; where nobody does, all who may. */
async function tellStaff({ tx, row, said }: Letter): Promise<void> {
	const { staffOf, assignedTo } = row;
	const staff = await listWhoMay(tx, {
		whose: staffOf === 0 ? "operator" : staffOf,
		permission: "conversations",
		first: assignedTo,
		limit: writtenToMax,
	});
	const isAssigned = staff[0] && staff[0].id === assignedTo;
	for (const reader of isAssigned ? staff.slice(0, 1) : staff)
		await write(tx, said, {
			...reader,
			template: "shopperWaits",
			merchantId: staffOf || null,
			path: `/console/conversations?id=${row.id}`,
		});
}

interface Notified extends readers.Reader {
	template: "messageUnread" | "shopperWaits";
	/** Whose name the mail says; the shop's own where there is none. */
	merchantId: number | null;
	path: string;
}

async function write(
	tx: Transaction,
	{ id: messageId }: messages.MessageRow,
	{ id, email, locale, merchantId, template, path }: Notified,
): Promise<void> {
	if (!email) return;
	const name =
		merchantId === null
			? undefined
			: await readers.findMerchantName(tx, merchantId);
	await enqueueEffectOnce(tx, `unread message ${messageId} ${id}`, {
		kind: "mail",
		payload: {
			template,
			locale,
			to: email,
			values: {
				partner: name
					? localize(name, locale)
					: gatewayWords[locale].message.shop,
			},
			path,
		},
	});
}
