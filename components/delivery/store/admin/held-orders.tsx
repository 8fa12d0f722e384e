"use client";

import { useLocale, useTranslations } from "next-intl";
import { Awaited } from "@/components/layout/console/list/awaited";
import { Table } from "@/components/layout/console/table";
import { useAccountList } from "@/components/layout/use-account-list";
import { formatSlot } from "@/lib/format/format-slot";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { consolePaths } from "@/lib/routes/console-paths";

// messages: console.stores.order.*

const shownMax = 100;

/** Orders that a closure meets: what becomes of each is decided one by one. */
export function HeldOrders({ id }: { id: number }) {
	const t = useTranslations("console.stores");
	const locale = useLocale();
	const { found, error, ask } = useAccountList(
		["admin stores", "held", id],
		(api) =>
			api.get("/api/operator/store/closure/orders/{id}", {
				params: { id },
				query: { limit: shownMax },
			}),
	);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	const now = Date.now();
	return (
		<Table
			label={t("heldLabel")}
			columns={[
				t("orderNo"),
				t("slot"),
				t("state"),
				{ word: t("total"), kind: "number" },
			]}
		>
			{found.list.map((order) => (
				<tr key={order.orderNo}>
					<td className="wide">
						<Link className="link" href={consolePaths.order(order.orderNo)}>
							{order.orderNo}
						</Link>
						<br />
						<span className="soft">{order.store.name}</span>
					</td>
					<td className="tight">{formatSlot(order, locale, now)}</td>
					<td className="tight">{t(`order.${stateOf(order)}`)}</td>
					<td className="number">{formatPrice(order.total)}</td>
				</tr>
			))}
		</Table>
	);
}

function stateOf(order: { paid: boolean; isAccepted: boolean }) {
	if (!order.paid) return "unpaid";
	return order.isAccepted ? "accepted" : "toAccept";
}
