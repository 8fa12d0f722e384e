import type { DataOf, Input } from "../../../contract/call";
import type * as contract from "../../../contract/care/conversation";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import type { Limit } from "../../../http/limits";
import { getSiteConfig } from "../../content/site/service";
import { holdOwnAccount } from "../../identity/user/service";
import { getMerchantRow } from "../../marketplace/merchant/service";
import {
	addMessage,
	findRepeated,
	requireOwnPictures,
	showMessage,
} from "./add-message";
import { describeAnswering } from "./answer-time";
import { changeConversation } from "./change";
import { readCursor, writeCursor } from "./cursor";
import { presentPartner, presentSummary } from "./presenter";
import { readThread } from "./read-thread";
import * as repository from "./repository";
import { findSubject } from "./subject";

export {
	adoptConversations,
	exportConversations,
	forgetConversations,
} from "./of-account";
export { exportReports } from "./reports";

// Conversations as shoppers have them: one with each merchant and one with the shop, all their own. Whoever is reached
// in another way is not written to; what has begun goes on all the same. A message is there once for each key, whatever
// a line does. The messages are their own trace: no audit entry repeats them.

/** As fast as anybody types. */
export const sentPerMinute: Limit = {
	name: "conversation-minute",
	points: 20,
	seconds: 60,
};
/** More than a day's worth of trouble with every order. */
export const sentPerDay: Limit = {
	name: "conversation-day",
	points: 300,
	seconds: 24 * 60 * 60,
};

export async function listOwn(
	ctx: Ctx,
	{ limit, from }: Input<typeof contract.listConversations>["query"],
): Promise<DataOf<typeof contract.listConversations>> {
	const { uid } = signedInActor(ctx);
	const rows = await repository.listPageOf(ctx.db, uid, {
		limit: limit + 1,
		after: from === undefined ? undefined : readCursor(from),
	});
	const shown = rows.slice(0, limit);
	const list = shown.map((row) => {
		const unread = row.conversation.shopperUnread;
		return presentSummary(row, { locale: ctx.locale, unread });
	});
	const last = shown.at(-1)?.conversation;
	const next = last && rows.length > limit ? writeCursor(last) : null;
	return { list, next };
}

export async function readOwn(
	ctx: Ctx,
	{ merId, ...asked }: Input<typeof contract.readConversation>["query"],
): Promise<contract.OwnThread> {
	const { uid } = signedInActor(ctx);
	const merchantId = merId ?? null;
	const [found, offer, subject] = await Promise.all([
		repository.findNamed(ctx.db, repository.isOf(uid, merchantId)),
		readOffer(ctx, merchantId),
		findSubject(ctx, asked, merchantId),
	]);
	const reader = { uid, isStaff: false };
	const thread = await readThread(ctx, {
		id: found?.conversation.id,
		stretch: asked,
		reader,
		beside: subject ?? found?.conversation,
	});
	const {
		id = null,
		state = "open",
		shopperUnread: unread = 0,
		staffOf = merchantId ?? 0,
	} = found?.conversation ?? {};
	return {
		id,
		merchant: presentPartner(offer.merchant, ctx.locale),
		state,
		unread,
		subject: thread.beside,
		isOffered: offer.isOffered || found !== undefined,
		list: thread.list,
		hasMore: thread.hasMore,
		answering: await describeAnswering(ctx, { staffOf, week: offer.week }),
	};
}

/** Who is to be written to, and whether that is how they are reached. Throws 404 for a merchant nobody knows. */
async function readOffer(ctx: Ctx, merchantId: number | null) {
	if (merchantId === null) {
		const { service } = await getSiteConfig(ctx);
		return {
			merchant: null,
			week: null,
			isOffered: service.serviceType === "message",
		};
	}
	const { merchant } = await getMerchantRow(ctx, merchantId);
	const { id, name, logo, serviceType, openingHours: week } = merchant;
	return {
		week,
		merchant: { id, name, logo },
		isOffered: serviceType === "message",
	};
}

export async function send(
	ctx: Ctx,
	{ merId, ...body }: Input<typeof contract.sendMessage>["body"],
): Promise<contract.Message> {
	const { uid } = signedInActor(ctx);
	const repeated = await findRepeated(ctx, uid, body);
	if (repeated) return showMessage(ctx, repeated);
	const merchantId = merId ?? null;
	const own = repository.isOf(uid, merchantId);
	const [{ isOffered }, subject] = await Promise.all([
		readOffer(ctx, merchantId),
		findSubject(ctx, body, merchantId),
	]);
	const key = `${uid}`;
	await ctx.limits.take([
		{ limit: sentPerMinute, key },
		{ limit: sentPerDay, key },
	]);
	await requireOwnPictures(ctx, ctx.db, body);
	const { key: messageKey, text, images } = body;
	const sent = await ctx.db.transaction(async (tx) => {
		await holdOwnAccount(tx, uid);
		const first = await findRepeated({ db: tx }, uid, body);
		if (first) return first;
		const at = ctx.now();
		const found = await repository.lockConversation(tx, own);
		if (!found && !isOffered) throw new GatewayError(409, "notWrittenTo");
		const row =
			found ??
			(await repository.insertConversation(tx, {
				accountId: uid,
				merchantId,
				staffOf: merchantId ?? 0,
				lastMessageAt: at,
				createdAt: at,
			}));
		const held = { ctx, tx, row };
		return addMessage(held, {
			side: "shopper",
			accountId: uid,
			key: messageKey,
			text,
			images,
			at,
			subject,
		});
	});
	return showMessage(ctx, sent);
}

export async function markRead(
	ctx: Ctx,
	id: number,
	{ upTo }: Input<typeof contract.markConversationRead>["body"],
): Promise<null> {
	const { uid } = signedInActor(ctx);
	await ctx.db.transaction(async (tx) => {
		const where = repository.isOwnId(id, uid);
		const row = orNotFound(await repository.lockConversation(tx, where));
		const left = { upTo, isShoppers: false };
		const shopperUnread = await repository.countAfter(tx, row, left);
		if (shopperUnread !== row.shopperUnread)
			await changeConversation({ ctx, tx, row }, { shopperUnread });
	});
	return null;
}

export async function countUnread(ctx: Ctx) {
	const { uid } = signedInActor(ctx);
	return { count: await repository.sumUnread(ctx.db, uid) };
}
