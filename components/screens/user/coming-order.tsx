"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { StatusMark } from "@/components/sales/order/order-head";
import { statusWord } from "@/components/sales/order/order-status";
import { Picture } from "@/components/ui/picture";
import type { ListedOrder } from "@/gateway/contract/sales/order-list";
import { formatSlot } from "@/lib/format/format-slot";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";

/** An order that is to come in one row: from whom, how it stands and when it comes. */
export function ComingOrder({ order }: { order: ListedOrder }) {
	const t = useTranslations("order.card");
	const locale = useLocale();
	const [now] = useState(() => Date.now());
	const { orderNo, slot, lines, store, merchant, payState } = order;
	const [first] = lines;
	const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	return (
		<li>
			<Link className="row gap-x3" href={accountPaths.order(orderNo)}>
				<Picture
					className="rigid as-picture"
					source={first?.image ?? ""}
					alt=""
					width={72}
				/>
				<span className="stack gap-x1 grow anywhere">
					<b>{store?.name ?? merchant.name}</b>
					{slot && (
						<span className="good">
							{t("slot", { slot: formatSlot(slot, locale, now) })}
						</span>
					)}
					<span className="row wraps gap-x2 soft">
						{t("pieces", { count: pieces })}
						<StatusMark word={statusWord(order, payState)} />
					</span>
				</span>
			</Link>
		</li>
	);
}
