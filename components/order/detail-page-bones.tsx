import { DetailBoard } from "./detail-board";
import { DetailBones } from "./detail-bones";

/** An order or a refund before its script. */
export function DetailPageBones() {
	return (
		<DetailBoard>
			<DetailBones />
		</DetailBoard>
	);
}
