import { OrderBoard } from "./order-board";
import { OrderBones } from "./order-bones";

/** The list before its script: where tabs and search will stand, and the shape of what comes. */
export function OrderListBones() {
	return (
		<OrderBoard>
			<span className="bone" style={{ height: 48 }} aria-hidden="true" />
			<span className="bone" style={{ height: 48 }} aria-hidden="true" />
			<OrderBones />
		</OrderBoard>
	);
}
