"use client";

import { useTranslations } from "next-intl";
import { Pagination } from "@/components/ui/pagination";
import { accountPaths } from "@/lib/routes/account-paths";
import type { OrdersQuery } from "@/lib/routes/page-queries";
import { EmptyOrders } from "./empty-orders";
import { groupOrders } from "./group-orders";
import { OrderCard } from "./order-card";
import { OrderDialogs } from "./order-dialogs";
import { OrderFault } from "./order-fault";
import { OrderSearch } from "./order-search";
import { OrderSkeleton } from "./order-skeleton";
import { OrderCards } from "./order-styles";
import { OrderTabs } from "./order-tabs";
import { UnpaidMaster } from "./unpaid-master";
import { ordersId, useOrderSteps } from "./use-order-steps";
import { useOrders } from "./use-orders";
import { useOrdersQuery } from "./use-orders-query";

/** The account's orders by how they stand, found again by words; the address says which. */
export function OrderList() {
	const { place, go } = useOrdersQuery();
	const { tab, keyword } = place;
	return (
		<div className="stack cols-1 gap-x4">
			<OrderTabs current={tab} onGo={(next) => go({ tab: next, keyword })} />
			<OrderSearch
				keyword={keyword}
				onSearch={(words) => go({ tab, keyword: words })}
			/>
			<Orders place={place} />
		</div>
	);
}

function Orders({ place }: { place: Required<OrdersQuery> }) {
	const t = useTranslations("order.list");
	const { orders, error, isStale, retry } = useOrders(place);
	const steps = useOrderSteps();
	if (error && (!orders || isStale))
		return <OrderFault error={error} onRetry={retry} />;
	if (!orders) return <OrderSkeleton />;
	return (
		<OrderCards
			id={ordersId}
			aria-label={t("label")}
			aria-busy={isStale}
			tabIndex={-1}
		>
			{place.keyword && (
				<p role="status" className="soft">
					{!isStale &&
						t("found", { count: orders.total, keyword: place.keyword })}
				</p>
			)}
			{orders.list.length === 0 && !isStale && <EmptyOrders place={place} />}
			{groupOrders(orders.list).map((group) =>
				group.length > 1 ? (
					<UnpaidMaster key={group[0].masterNo} orders={group} steps={steps} />
				) : (
					<OrderCard key={group[0].orderNo} order={group[0]} steps={steps} />
				),
			)}
			<Pagination
				page={orders.page}
				totalPage={orders.totalPage}
				pathOf={(page) => accountPaths.orders({ ...place, page })}
			/>
			<OrderDialogs steps={steps} />
		</OrderCards>
	);
}
