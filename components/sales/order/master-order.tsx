"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { DetailSkeleton } from "./detail-skeleton";
import { MasterActions } from "./master-actions";
import { MasterParts } from "./master-parts";
import { isMissing, OrderFault } from "./order-fault";
import { useMasterOrder } from "./use-order";

/** An own master, with the way to each merchant's order in it. */
export function MasterOrder({ orderNo }: { orderNo: string }) {
	const { found: master, error, ask } = useMasterOrder(orderNo);
	if (error && (!master || isMissing(error)))
		return <OrderFault error={error} onRetry={() => void ask()} />;
	if (!master) return <DetailSkeleton />;
	return (
		<MasterParts
			master={master}
			actions={<MasterActions master={master} />}
			open={(order) => <OpenOrder orderNo={order.orderNo} />}
		/>
	);
}

function OpenOrder({ orderNo }: { orderNo: string }) {
	const t = useTranslations("order.master");
	return (
		<Link className="target gap-x1 as-link" href={accountPaths.order(orderNo)}>
			{t("open")}
			<span className="visually-hidden"> {orderNo}</span>
		</Link>
	);
}
