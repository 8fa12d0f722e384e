import type {
	SharedBasket,
	SharedLine,
} from "../../../contract/sales/shared-basket";
import { basketUnusedDays } from "../../../contract/sales/shared-basket-terms";
import type { Ctx } from "../../../http/context";
import { Exact, subtotalOf, sum, toMoney } from "../../../money/exact";
import { mostOf, presentSkuOfLine, stateOf } from "../cart/service";
import type { BasketFound, LineFound, MemberFound } from "./repository";

export const unusedMs = basketUnusedDays * 24 * 3_600_000;

type Reader = Pick<Ctx, "locale"> & { accountId: number };

interface Parts {
	members: MemberFound[];
	lines: LineFound[];
}

export function presentBasket(
	{ basket, takenBy }: BasketFound,
	parts: Parts,
	reader: Reader,
): SharedBasket {
	const { id, version, ownerId, takenAt } = basket;
	const isYou = (accountId: number | null) => accountId === reader.accountId;
	const lines = presentLines(
		parts.lines.filter(({ basketId }) => basketId === id),
		reader,
	);
	const members = parts.members
		.filter(({ member }) => member.basketId === id)
		.map(({ member, name }) => ({
			id: member.id,
			name,
			isYou: isYou(member.accountId),
			isOwner: member.accountId === ownerId,
			...sumOf(lines.filter(({ memberId }) => memberId === member.id)),
		}));
	const all = sumOf(lines);
	return {
		id,
		version,
		isOwn: isYou(ownerId),
		members,
		lines,
		pieces: all.pieces,
		total: all.share,
		taken: takenAt && {
			by: takenBy,
			isYou: isYou(basket.takenBy),
			at: takenAt.toISOString(),
		},
		endsAt: new Date(basket.usedAt.getTime() + unusedMs).toISOString(),
	};
}

function sumOf(lines: SharedLine[]) {
	return {
		pieces: lines.reduce((total, { pieces }) => total + pieces, 0),
		share: toMoney(sum(lines.map(({ subtotal }) => new Exact(subtotal)))),
	};
}

/** Where there are fewer of a sku than members want, those who put it in first have theirs first. */
function presentLines(rows: LineFound[], { locale }: Reader): SharedLine[] {
	const left = new Map<number, number>();
	return rows.map(({ line, sold }) => {
		const { memberId, quantity, takenPieces, takenPrice } = line;
		const stock = left.get(sold.skuId) ?? mostOf(sold);
		const pieces = takenPieces ?? Math.min(stock, quantity);
		left.set(sold.skuId, stock - pieces);
		const price = takenPrice ?? sold.price;
		return {
			...presentSkuOfLine({ ...sold, price }, locale),
			memberId,
			quantity,
			pieces,
			// What was taken is had, whatever the shop has left by now.
			state: stateOf({
				isShown: takenPieces !== null || sold.isShown,
				stock: takenPieces ?? stock,
				quantity,
			}),
			subtotal: toMoney(subtotalOf({ price, quantity: pieces })),
		};
	});
}
