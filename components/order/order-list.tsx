"use client";

import { useTranslations } from "next-intl";
import { Pagination } from "@/components/ui/pagination";
import type { OrdersPlace } from "@/lib/page-places";
import { paths } from "@/lib/routes";
import { EmptyOrders } from "./empty-orders";
import { groupOrders } from "./group-orders";
import { OrderBoard } from "./order-board";
import { OrderBones } from "./order-bones";
import { OrderCard } from "./order-card";
import { OrderDialogs } from "./order-dialogs";
import { OrderFault } from "./order-fault";
import { OrderSearch } from "./order-search";
import { OrderTabs } from "./order-tabs";
import { UnpaidMaster } from "./unpaid-master";
import { ordersId, useOrderSteps } from "./use-order-steps";
import { useOrders } from "./use-orders";
import { useOrdersPlace } from "./use-orders-place";

/** The account's orders by how they stand, found again by words; the address says which. */
export function OrderList() {
	const { place, go } = useOrdersPlace();
	const { tab, keyword } = place;
	return (
		<OrderBoard>
			<OrderTabs current={tab} onGo={(next) => go({ tab: next, keyword })} />
			<OrderSearch
				keyword={keyword}
				onSearch={(words) => go({ tab, keyword: words })}
			/>
			<Orders place={place} />
		</OrderBoard>
	);
}

function Orders({ place }: { place: Required<OrdersPlace> }) {
	const t = useTranslations("order.list");
	const { orders, error, isStale, retry } = useOrders(place);
	const steps = useOrderSteps();
	if (error && (!orders || isStale))
		return <OrderFault error={error} onRetry={retry} />;
	if (!orders) return <OrderBones />;
	return (
		<section
			id={ordersId}
			className="orders"
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
				pathOf={(page) => paths.orders({ ...place, page })}
			/>
			<OrderDialogs steps={steps} />
		</section>
	);
}
