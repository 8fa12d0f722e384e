import type { DataOf, Input } from "../../../contract/call";
import type * as contract from "../../../contract/sales/shared-basket";
import {
	basketMembersMax,
	basketTokenBytes,
	sharedBasketsMax,
} from "../../../contract/sales/shared-basket-terms";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { hashOfToken, newToken } from "../../../secrets/token";
import { cartLock, moveLinesOut } from "../cart/service";
import { changeBasket, requireOwner, shopperOf, showOwn } from "./hold";
import { putIn } from "./put-in";
import * as repository from "./repository";

type Linked = DataOf<typeof contract.makeSharedBasket>;

/** Of a link that nobody has. */
export const closedLink = () => hashOfToken(newToken(basketTokenBytes));

export async function makeBasket(
	ctx: Ctx,
	{ lineIds }: Input<typeof contract.makeSharedBasket>["body"],
): Promise<Linked> {
	const ownerId = shopperOf(ctx);
	const token = newToken(basketTokenBytes);
	let id = 0;
	await moveLinesOut(ctx, lineIds, async (tx, lines) => {
		if (lines.length === 0) throw new GatewayError(409, "nothingToBuy");
		await requireFewBaskets(ctx, tx);
		const at = ctx.now();
		const tokenHash = hashOfToken(token);
		const row = { ownerId, tokenHash, usedAt: at, createdAt: at };
		const basket = await repository.insertBasket(tx, row);
		id = basket.id;
		const member = { basketId: id, accountId: ownerId, joinedAt: at };
		const { id: memberId } = await repository.insertMember(tx, member);
		await putIn(tx, { memberId, memberIds: [memberId], lines, at });
	});
	return { id, token };
}

export async function renewLink(ctx: Ctx, id: number): Promise<Linked> {
	const token = newToken(basketTokenBytes);
	await changeBasket(ctx, id, async (tx, held) => {
		requireOwner(held);
		const to = { tokenHash: hashOfToken(token), usedAt: ctx.now() };
		await repository.updateBasket(tx, id, to);
	});
	return { id, token };
}

export async function lookAtLink(
	ctx: Ctx,
	{ token }: Input<typeof contract.lookAtBasketLink>["body"],
): Promise<DataOf<typeof contract.lookAtBasketLink>> {
	const uid = shopperOf(ctx);
	const { id, ownerId } = await getByToken(ctx.db, token);
	const members = await repository.listMembers(ctx.db, [id]);
	const of = (accountId: number) =>
		members.find(({ member }) => member.accountId === accountId);
	return {
		id,
		owner: of(ownerId)?.name ?? "",
		isMember: of(uid) !== undefined,
	};
}

/** The cart is held, so that an account's baskets are counted one command after the other. */
export async function joinByLink(
	ctx: Ctx,
	{ token }: Input<typeof contract.joinSharedBasket>["body"],
) {
	const accountId = shopperOf(ctx);
	const join = async (tx: Transaction) => {
		const { id } = await getByToken(tx, token);
		await repository.lockBasket(tx, id);
		// It may have got another link, or ended, until it was ours.
		await getByToken(tx, token);
		const members = await repository.listMemberRows(tx, id);
		if (members.some((member) => member.accountId === accountId)) return id;
		if (members.length >= basketMembersMax)
			throw new GatewayError(409, "basketMembersFull");
		await requireFewBaskets(ctx, tx);
		const at = ctx.now();
		const member = { basketId: id, accountId, joinedAt: at };
		await repository.insertMember(tx, member);
		await repository.updateBasket(tx, id, { usedAt: at });
		return id;
	};
	const locks = [cartLock(accountId)];
	return showOwn(ctx, await ctx.db.transaction(join, { locks }));
}

async function getByToken(
	db: Ctx["db"] | Transaction,
	token: string,
): Promise<repository.BasketRow> {
	const found = await repository.findByToken(db, hashOfToken(token));
	if (!found) throw new GatewayError(404, "invitationOver");
	return found;
}

/** For who holds the own cart. */
async function requireFewBaskets(ctx: Ctx, tx: Transaction): Promise<void> {
	const count = await repository.countBaskets(tx, shopperOf(ctx));
	if (count >= sharedBasketsMax) throw new GatewayError(409, "basketsFull");
}
