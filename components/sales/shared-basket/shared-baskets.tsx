"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { SharedBasket } from "@/gateway/contract/sales/shared-basket";
import { ApiError } from "@/lib/api/api-error";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { BasketCard } from "./basket-card";
import { Invitation } from "./invitation";
import { useBasketLink } from "./use-basket-link";
import { useNameOf } from "./use-name-of";

/** The basket that is asked for, or the latest used, and ways to the others; a link asks first. */
export function SharedBaskets() {
	const t = useTranslations("sharedBasket");
	const { found, error, ask } = useAccountList(["shared baskets"], (api) =>
		api.get("/api/front/shared-basket/list"),
	);
	const link = useBasketLink();
	if (!found && error) {
		const isOff = error instanceof ApiError && error.code === 404;
		return isOff ? (
			<NoBaskets isOff />
		) : (
			<ListFault onRetry={() => void ask()} />
		);
	}
	if (!found || link.isOnItsWay) return <ListSkeleton height={180} />;
	const refresh = () => void ask();
	async function joined() {
		await Promise.all([link.ask(), ask()]);
	}
	if (link.basket && !link.basket.isMember)
		return (
			<Invitation
				owner={link.basket.owner}
				token={link.token}
				onJoin={joined}
			/>
		);
	return (
		<>
			{link.isOver && <p role="alert">{t("join.over")}</p>}
			<Baskets {...found} link={link} onChange={refresh} />
		</>
	);
}

interface BasketsProps {
	baskets: SharedBasket[];
	link: ReturnType<typeof useBasketLink>;
	onChange: () => void;
}

function Baskets({ baskets, link, onChange }: BasketsProps) {
	const t = useTranslations("sharedBasket");
	const asked = Number(useSearchParams().get("id"));
	const wanted = link.basket?.id ?? asked;
	const shown = baskets.find(({ id }) => id === wanted) ?? baskets[0];
	const others = baskets.filter((one) => one !== shown);
	return (
		<div className="stack cols-1 gap-x4">
			{shown && <p className="soft">{t("intro")}</p>}
			{shown ? (
				<BasketCard
					key={shown.id}
					basket={shown}
					token={shown.id === link.basket?.id ? link.token : undefined}
					onChange={onChange}
				/>
			) : (
				<NoBaskets />
			)}
			{others.length > 0 && <Others baskets={others} />}
		</div>
	);
}

function Others({ baskets }: { baskets: SharedBasket[] }) {
	const t = useTranslations("sharedBasket");
	const nameOf = useNameOf();
	return (
		<nav className="stack gap-x2 as-card pad-x4" aria-labelledby="others">
			<h2 id="others" className="head-reading">
				{t("others")}
			</h2>
			{baskets.map((basket) => (
				<Link
					key={basket.id}
					className="row wraps apart gap-x3 target"
					href={accountPaths.sharedBaskets({ id: basket.id })}
				>
					<span className="anywhere underlined">{nameOf(basket)}</span>
					<span className="soft">
						{t("pieces", { count: basket.pieces })} ·{" "}
						{formatPrice(basket.total)}
					</span>
				</Link>
			))}
		</nav>
	);
}

function NoBaskets({ isOff = false }: { isOff?: boolean }) {
	const t = useTranslations("sharedBasket.empty");
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={isOff ? t("off") : t("title")}
			detail={isOff ? undefined : t("detail")}
		>
			<LinkButton kind="primary" href={paths.cart()}>
				{t("cart")}
			</LinkButton>
		</EmptyState>
	);
}
