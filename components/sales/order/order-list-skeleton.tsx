import { OrderSkeleton } from "./order-skeleton";
import { OrderStyles } from "./order-styles";

/** The list before its script: where tabs and search will stand, and the shape of what comes. */
export function OrderListSkeleton() {
	return (
		<OrderStyles>
			<span className="skeleton" style={{ height: 48 }} aria-hidden="true" />
			<span className="skeleton" style={{ height: 48 }} aria-hidden="true" />
			<OrderSkeleton />
		</OrderStyles>
	);
}
