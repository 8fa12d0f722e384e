import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { presentBasket } from "./presenter";
import * as repository from "./repository";

/** The account that asks, where the shop has shared baskets. */
export function shopperOf(ctx: Ctx): number {
	const { uid } = signedInActor(ctx);
	if (!ctx.settings.sharedBaskets) throw new GatewayError(404, "notFound");
	return uid;
}

/** A basket while one command has it to itself. */
interface HeldBasket {
	basket: repository.BasketRow;
	members: repository.MemberRow[];
	own: repository.MemberRow;
	isOwner: boolean;
}

/** Throws 404 for a basket that is over, and for one that the account is not in. Carts are locked before baskets. */
export async function holdBasket(
	ctx: Ctx,
	tx: Transaction,
	id: number,
): Promise<HeldBasket> {
	const uid = shopperOf(ctx);
	const basket = orNotFound(await repository.lockBasket(tx, id));
	const members = await repository.listMemberRows(tx, id);
	const own = orNotFound(members.find(({ accountId }) => accountId === uid));
	return { basket, members, own, isOwner: basket.ownerId === uid };
}

export function requireOwner({ isOwner }: HeldBasket): void {
	if (!isOwner) throw new GatewayError(403, "noPermission");
}

export function requireOpen({ basket }: HeldBasket): void {
	if (basket.takenAt) throw new GatewayError(409, "basketTaken");
}

/** One command on it, and what it is afterwards. */
export async function changeBasket(
	ctx: Ctx,
	id: number,
	work: (tx: Transaction, held: HeldBasket) => Promise<void>,
) {
	await ctx.db.transaction(async (tx) => {
		await work(tx, await holdBasket(ctx, tx, id));
		await repository.updateBasket(tx, id, { usedAt: ctx.now() });
	});
	return showOwn(ctx, id);
}

export async function showOwn(ctx: Ctx, id: number) {
	const [basket] = await showBaskets(ctx, id);
	return orNotFound(basket);
}

export async function showBaskets(ctx: Ctx, id?: number) {
	const accountId = shopperOf(ctx);
	const found = await repository.listBaskets(ctx.db, accountId, id);
	if (found.length === 0) return [];
	const ids = found.map(({ basket }) => basket.id);
	const [members, lines] = await Promise.all([
		repository.listMembers(ctx.db, ids),
		repository.listLines(ctx.db, ids),
	]);
	const reader = { locale: ctx.locale, accountId };
	return found.map((one) => presentBasket(one, { members, lines }, reader));
}
