import { OrderSkeleton } from "./order-skeleton";

/** The list before its script: where tabs and search will stand, and the shape of what comes. */
export function OrderListSkeleton() {
	return (
		<div className="stack cols-1 gap-x4">
			<span className="skeleton" style={{ height: 48 }} aria-hidden="true" />
			<span className="skeleton" style={{ height: 48 }} aria-hidden="true" />
			<OrderSkeleton />
		</div>
	);
}
