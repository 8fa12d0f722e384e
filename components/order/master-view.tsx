"use client";

import type { RefObject } from "react";
import type { MasterOrder } from "@/gateway/contract/order";
import { MasterAmounts } from "./master-amounts";
import { MasterDelivery } from "./master-delivery";
import { MasterHead } from "./master-head";
import { MerchantOrder } from "./merchant-order";

interface MasterViewProps {
	master: MasterOrder;
	headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** A master with all that is in it. Plain elements of a region with the style of checkout and `masterStyle`. */
export function MasterView({ master, headingRef }: MasterViewProps) {
	return (
		<div className="beside">
			<div className="parts">
				<MasterHead master={master} headingRef={headingRef} />
				{master.orders.map((order) => (
					<MerchantOrder key={order.orderNo} order={order} />
				))}
			</div>
			<div className="parts">
				<MasterAmounts master={master} />
				<MasterDelivery delivery={master.delivery} />
			</div>
		</div>
	);
}
