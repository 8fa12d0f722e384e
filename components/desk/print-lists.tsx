"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { ListBones } from "@/components/user/list-bones";
import { ListFault } from "@/components/user/list-fault";
import { shipManyMax } from "@/gateway/contract/staff-order-tabs";
import { getStaffOrder } from "@/lib/api/staff-order";
import { PrintFrame } from "./print-frame";
import { LabelSheet, PackingSlip, PickingList } from "./print-sheets";
import { useDesk } from "./use-desk";

/** What was ticked, as a picking list, packing slips or address labels. */
export function PrintLists() {
	const t = useTranslations("console.desk.print");
	const query = useSearchParams();
	const list = query.get("list");
	const numbers = (query.get("orderNos") ?? "")
		.split(".")
		.slice(0, shipManyMax);
	const { answer, error, retry } = useDesk("print", numbers, (api) =>
		Promise.all(numbers.map((orderNo) => getStaffOrder(api, orderNo))),
	);
	if (!answer)
		return error ? <ListFault onRetry={retry} /> : <ListBones height={200} />;
	return (
		<PrintFrame>
			<div className="screen-only">
				<button
					type="button"
					className="button primary"
					onClick={() => window.print()}
				>
					<Icon name="printer" size={18} />
					{t("do")}
				</button>
			</div>
			{list === "picking" && <PickingList orders={answer} />}
			{list === "labels" && (
				<div className="labels">
					{answer.map((order) => (
						<LabelSheet key={order.orderNo} order={order} />
					))}
				</div>
			)}
			{list !== "picking" &&
				list !== "labels" &&
				answer.map((order) => (
					<PackingSlip key={order.orderNo} order={order} />
				))}
		</PrintFrame>
	);
}
