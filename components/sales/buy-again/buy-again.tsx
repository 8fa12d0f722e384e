"use client";

import { useTranslations } from "next-intl";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { ApiError } from "@/lib/api/api-error";
import { Aisle } from "./aisle";
import { BuyAgainStyles } from "./buy-again-styles";
import { NothingBought } from "./nothing-bought";

/** What the account received, aisle by aisle, and the way to each of them. */
export function BuyAgain() {
	const t = useTranslations("buyAgain");
	const { found, error, ask } = useAccountList(["buy again"], (api) =>
		api.get("/api/front/order/again/list"),
	);
	if (!found && error) {
		if (error instanceof ApiError && error.code === 404)
			return <NothingBought isOffered={false} />;
		return <ListFault onRetry={() => void ask()} />;
	}
	if (!found) return <ListSkeleton height={144} />;
	const { aisles } = found;
	if (aisles.length === 0) return <NothingBought isOffered />;
	return (
		<BuyAgainStyles className="stack cols-1 gap-x4">
			<p className="soft">{t("intro")}</p>
			{aisles.length > 1 && (
				<nav aria-label={t("aisles")}>
					<ul className="ways flow swipe gap-x2">
						{aisles.map(({ id, name, goods }) => (
							<li key={id} className="rigid">
								<a className="target gap-x1" href={`#aisle-${id}`}>
									{name} <span className="soft">{goods.length}</span>
								</a>
							</li>
						))}
					</ul>
				</nav>
			)}
			{aisles.map((aisle) => (
				<Aisle key={aisle.id} aisle={aisle} />
			))}
		</BuyAgainStyles>
	);
}
