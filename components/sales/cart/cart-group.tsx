"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Icon } from "@/components/ui/icon";
import type { CartGroup as Group } from "@/gateway/contract/sales/cart";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { CartLine } from "./cart-line";
import { ChooseBox, chosenOf } from "./choose-box";
import { FreeDelivery } from "./free-delivery";
import { GroupCoupons } from "./group-coupons";
import { GroupStore } from "./group-store";
import { useChange } from "./use-change";

interface CartGroupProps {
	group: Group;
	isPending: boolean;
	/** Ids of lines with a change under way. */
	pendingLines: ReadonlySet<number>;
}

/** What arrives together: the goods of one merchant, or of one store of the supermarket. */
export function CartGroup({ group, isPending, pendingLines }: CartGroupProps) {
	const t = useTranslations("cart.group");
	const id = useId();
	const change = useChange();
	const { merchant, store, lines, cartType } = group;
	const isSupermarket = cartType === "SUPERMARKET";
	const name = store?.name ?? merchant.name;
	const choosable = lines.filter(({ state }) => state === "available");
	return (
		<section className="group" aria-labelledby={id}>
			<header>
				<ChooseBox
					label={t("choose", { name })}
					isChosen={chosenOf(choosable)}
					isDisabled={choosable.length === 0}
					onChoose={(isChosen) =>
						void change({
							kind: "choose",
							ids: choosable.map((line) => line.id),
							isChosen,
						})
					}
				/>
				<h3 id={id} className="row gap-x2 head-reading">
					<Icon name={isSupermarket ? "shopping-basket" : "store"} size={20} />
					<Link href={paths.merchant(merchant.id)}>{name}</Link>
				</h3>
				<div className="extras row gap-x2">
					{!isSupermarket && merchant.isSelfSupport && (
						<span className="tag rigid size-small">{t("selfSupport")}</span>
					)}
					<GroupCoupons merchant={merchant} />
				</div>
			</header>
			{isSupermarket && <GroupStore store={store} />}
			<FreeDelivery group={group} isPending={isPending} />
			<ul>
				{lines.map((line) => (
					<CartLine
						key={line.id}
						line={line}
						isPending={pendingLines.has(line.id)}
					/>
				))}
			</ul>
		</section>
	);
}
