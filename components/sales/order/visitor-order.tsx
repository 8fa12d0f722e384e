"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { PaymentSkeleton } from "@/components/sales/payment/payment-skeleton";
import { Button } from "@/components/ui/button";
import type { MasterOrder } from "@/gateway/contract/sales/order";
import { MasterParts } from "./master-parts";
import { DetailStyles } from "./order-styles";
import { useWayToOwn } from "./use-way-to-own";
import { VisitorForm } from "./visitor-form";

/** An order by its number and a mailed code. It is kept on the page alone: a reload asks for another code. */
export function VisitorOrder() {
	const isOnWay = useWayToOwn();
	const t = useTranslations("order.visitor");
	const top = useRef<HTMLHeadingElement>(null);
	const [master, setMaster] = useState<MasterOrder>();
	useEffect(() => {
		if (master) top.current?.focus();
	}, [master]);

	if (isOnWay) return <PaymentSkeleton />;
	if (!master) return <VisitorForm onFound={setMaster} />;
	return (
		<>
			<DetailStyles>
				<MasterParts master={master} headingRef={top} />
			</DetailStyles>
			<p className="other">
				<Button kind="quiet" onClick={() => setMaster(undefined)}>
					{t("other")}
				</Button>
			</p>
		</>
	);
}
