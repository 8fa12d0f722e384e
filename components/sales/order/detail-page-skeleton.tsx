import { DetailSkeleton } from "./detail-skeleton";
import { DetailStyles } from "./order-styles";

/** An order or a refund before its script. */
export function DetailPageSkeleton() {
	return (
		<DetailStyles>
			<DetailSkeleton />
		</DetailStyles>
	);
}
