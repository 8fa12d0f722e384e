"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useRef } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { Tabs } from "@/components/ui/tabs";
import {
	type OrderTab,
	orderTabs,
} from "@/gateway/contract/sales/order-list-terms";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { theme } from "@/lib/theme/theme";
import { useOrderCounts } from "./use-orders";

interface OrderTabsProps {
	current: OrderTab;
	onGo: (tab: OrderTab) => void;
}

// messages: order.tab.*

/** What waits for the shopper is counted; what is over is not. */
const counted: readonly OrderTab[] = [
	"unpaid",
	"toShip",
	"toReceive",
	"toReview",
	"refund",
];

/** Links, so that each tab can be kept, sent and opened beside the other. */
export function OrderTabs({ current, onGo }: OrderTabsProps) {
	const t = useTranslations("order");
	const counts = useOrderCounts();
	const list = useRef<HTMLUListElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a phone shows a few tabs at a time, the chosen one among them.
	useEffect(() => {
		const strip = list.current;
		const chosen = strip?.querySelector<HTMLElement>("[aria-current]");
		if (strip && chosen)
			strip.scrollLeft =
				chosen.offsetLeft - (strip.clientWidth - chosen.clientWidth) / 2;
	}, [current]);

	function go(event: MouseEvent, tab: OrderTab) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		if (tab !== current) onGo(tab);
	}
	return (
		<StatusTabs aria-label={t("tabs")}>
			<ul ref={list}>
				{orderTabs.map((tab) => (
					<li key={tab}>
						<Link
							href={accountPaths.orders({ tab })}
							aria-current={tab === current ? "page" : undefined}
							onClick={(event) => go(event, tab)}
						>
							{t(`tab.${tab}`)}
							{counted.includes(tab) && Boolean(counts?.[tab]) && (
								<span className="count size-small bold text-centre">
									{counts?.[tab]}
								</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</StatusTabs>
	);
}

const StatusTabs = styled(Tabs)`
	ul {
		position: relative;
	}
	&.tabs li a {
		gap: ${theme.space.x1};
		padding-inline: ${theme.space.x3};
	}
	.count {
		min-width: 20px;
		padding: 1px 6px;
		border-radius: ${theme.radius.pill};
		${kit.washed};
	}
`;
