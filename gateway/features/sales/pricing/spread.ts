import Decimal from "decimal.js";
import { nothing, sum } from "../../../money/exact";

/**
 * Parts of an amount in proportion to what each line can bear, rounded half up to the cent; the last line takes the
 * rest. Cents move to a neighbour only where a line could not bear its part, so none goes below zero and the parts
 * always come to the amount, which must not be more than all lines together can bear.
 */
export function spread(amount: Decimal, rooms: Decimal[]): Decimal[] {
	const total = sum(rooms);
	let left = amount;
	let roomBehind = total;
	return rooms.map((room) => {
		roomBehind = roomBehind.minus(room);
		const fair = total.isZero()
			? nothing
			: amount.times(room).div(total).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
		const least = Decimal.max(left.minus(roomBehind), 0);
		const part = Decimal.min(Decimal.max(fair, least), room, left);
		left = left.minus(part);
		return part;
	});
}
