import type { DataOf, Input } from "../../../contract/call";
import type { Message } from "../../../contract/care/conversation";
import type * as contract from "../../../contract/care/conversation-admin";
import { waitingShownMax } from "../../../contract/care/conversation-terms";
import type { AuditAction } from "../../../contract/platform/audit-terms";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { sliceOf } from "../../../http/pages";
import { holdOwnAccount } from "../../identity/user/service";
import { recordAudit } from "../../platform/audit/service";
import {
	addMessage,
	findRepeated,
	requireOwnPictures,
	showMessage,
} from "./add-message";
import { changeConversation } from "./change";
import { presentOfStaff, presentPartner, presentSummary } from "./presenter";
import { readThread } from "./read-thread";
import * as repository from "./repository";
import { staffOf } from "./staff-of";

// Conversations as those have them who answer. Each is answered by the staff of its merchant or by the shop's own, as
// `staffOf` says; to everybody else, operators too, it is not there. What a merchant hands over is the shop's until it
// is closed; the next message after that is the merchant's again. Who took, closed or handed over what is audited;
// messages name their writer themselves.

function requireAnswered<
	Row extends Pick<repository.ConversationRow, "staffOf">,
>(ctx: Ctx, row: Row | undefined): Row {
	if (row?.staffOf !== staffOf(ctx)) throw new GatewayError(404, "notFound");
	return row;
}

export async function listInbox(
	ctx: Ctx,
	{ filter, ...asked }: Input<typeof contract.listStaffConversations>["query"],
): Promise<DataOf<typeof contract.listStaffConversations>> {
	const { uid } = signedInActor(ctx);
	const { limit, offset } = sliceOf(asked);
	const inbox = { staffOf: staffOf(ctx), uid, filter };
	const slice = { limit: limit + 1, offset };
	const rows = await repository.listInbox(ctx.db, inbox, slice);
	const list = rows.slice(0, limit).map((row) => {
		const unread = row.conversation.staffUnread;
		const { locale } = ctx;
		return {
			...presentSummary(row, { locale, unread }),
			...presentOfStaff(row, uid),
		};
	});
	return { list, hasMore: rows.length > limit };
}

export async function countWaiting(ctx: Ctx) {
	const inbox = { staffOf: staffOf(ctx), uid: signedInActor(ctx).uid };
	const most = waitingShownMax + 1;
	return { count: await repository.countWaiting(ctx.db, inbox, most) };
}

export async function readForStaff(
	ctx: Ctx,
	id: number,
	stretch: Input<typeof contract.readStaffConversation>["query"],
): Promise<contract.StaffThread> {
	const { uid } = signedInActor(ctx);
	const found = await repository.findNamed(ctx.db, repository.isId(id));
	const row = requireAnswered(ctx, found?.conversation);
	if (!found) throw new GatewayError(404, "notFound");
	const { list, hasMore, beside } = await readThread(ctx, {
		id,
		stretch,
		reader: { uid, isStaff: true },
		beside: row,
	});
	return {
		id,
		merchant: presentPartner(found.merchant, ctx.locale),
		state: row.state,
		unread: row.staffUnread,
		subject: beside,
		isOffered: true,
		list,
		hasMore,
		...presentOfStaff(found, uid),
		isHandOverOffered: row.staffOf !== 0,
	};
}

export async function reply(
	ctx: Ctx,
	id: number,
	body: Input<typeof contract.replyToConversation>["body"],
): Promise<Message> {
	const { uid } = signedInActor(ctx);
	const sent = await ctx.db.transaction(async (tx) => {
		await holdOwnAccount(tx, uid);
		const row = await holdAnswered(ctx, tx, id);
		const repeated = await findRepeated({ db: tx }, uid, body);
		if (repeated) return repeated;
		await requireOwnPictures(ctx, tx, body);
		return addMessage(
			{ ctx, tx, row },
			{
				...body,
				side: row.staffOf === 0 ? "shop" : "merchant",
				accountId: uid,
				at: ctx.now(),
			},
		);
	});
	return showMessage(ctx, sent);
}

async function holdAnswered(ctx: Ctx, tx: Transaction, id: number) {
	const where = repository.isId(id);
	return requireAnswered(ctx, await repository.lockConversation(tx, where));
}

export async function markReadForStaff(
	ctx: Ctx,
	id: number,
	{ upTo }: Input<typeof contract.markStaffConversationRead>["body"],
): Promise<null> {
	await ctx.db.transaction(async (tx) => {
		const row = await holdAnswered(ctx, tx, id);
		const left = { upTo, isShoppers: true };
		const staffUnread = await repository.countAfter(tx, row, left);
		if (staffUnread !== row.staffUnread)
			await changeConversation({ ctx, tx, row }, { staffUnread });
	});
	return null;
}

type Change = (
	row: repository.ConversationRow,
) => Partial<repository.NewConversation>;

/** Changes who answers, or that somebody has to, and leaves a trace. */
async function change(
	ctx: Ctx,
	id: number,
	{ action, by }: { action: AuditAction; by: Change },
): Promise<null> {
	await ctx.db.transaction(async (tx) => {
		const row = await holdAnswered(ctx, tx, id);
		await changeConversation({ ctx, tx, row }, by(row));
		await recordAudit(tx, ctx, {
			action,
			target: `conversation ${id}`,
			merchantId: row.merchantId,
		});
	});
	return null;
}

/** From whoever had it, too. */
export function assign(ctx: Ctx, id: number) {
	const { uid } = signedInActor(ctx);
	const by = () => ({ assignedTo: uid });
	return change(ctx, id, { action: "conversation.assign", by });
}

export function close(ctx: Ctx, id: number) {
	const by = () =>
		({ state: "closed", waitingSince: null, staffUnread: 0 }) as const;
	return change(ctx, id, { action: "conversation.close", by });
}

/** The shopper waits for the shop now, since whenever they began to. */
export function handOver(ctx: Ctx, id: number) {
	const by: Change = (row) => {
		if (row.staffOf === 0) throw new GatewayError(409, "handedOver");
		const waitingSince = row.waitingSince ?? ctx.now();
		return { state: "open", staffOf: 0, assignedTo: null, waitingSince };
	};
	return change(ctx, id, { action: "conversation.handOver", by });
}
