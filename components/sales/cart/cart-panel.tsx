"use client";

import { useTranslations } from "next-intl";
import { PopularShelf } from "@/components/catalog/goods/late-shelf";
import { RecentShelf } from "@/components/catalog/goods/recent-shelf";
import { TogetherButton } from "@/components/sales/shared-basket/together-button";
import { ListLink } from "@/components/sales/shopping-list/list-link";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedState } from "@/components/ui/failed-state";
import type { CartType } from "@/gateway/contract/values";
import { describeFailure } from "@/lib/api/failure";
import { linesOf } from "@/lib/cart/cart-change";
import { paths } from "@/lib/routes/paths";
import { CartArea } from "./cart-area";
import { CartSkeleton } from "./cart-skeleton";
import { CartSummary } from "./cart-summary";
import { InvalidLines } from "./invalid-lines";
import { useCart } from "./use-cart";
import { WaitingNote } from "./waiting-note";

const areas: CartType[] = ["SUPERMARKET", "E_COMMERCE"];

/** Everything in the cart, what it comes to, and the way on. */
export function CartPanel() {
	const t = useTranslations("cart");
	const { cart, pieces, changes, error, retry } = useCart();
	if (error && !(cart && pieces))
		return (
			<FailedState
				title={t("failed.title")}
				detail={describeFailure(error).message ?? t("failed.detail")}
				retryLabel={t("failed.retry")}
				onRetry={retry}
			/>
		);
	if (!cart || !pieces) return <CartSkeleton />;
	const isPending = changes.length > 0;
	if (cart.groups.length + cart.invalid.length === 0)
		return isPending ? <CartSkeleton /> : <Empty />;
	const lines = cart.groups.flatMap((group) => group.lines);
	const pendingLines = new Set(
		changes.flatMap((change) => linesOf(change) ?? []),
	);
	return (
		<div className="beside">
			<div className="stack cols-1 gap-x4">
				<WaitingNote />
				{areas.map((cartType) => (
					<CartArea
						key={cartType}
						cartType={cartType}
						groups={cart.groups.filter((one) => one.cartType === cartType)}
						count={pieces[cartType]}
						isPending={isPending}
						pendingLines={pendingLines}
					/>
				))}
				<InvalidLines lines={cart.invalid} />
				<div className="row wraps gap-x5">
					<TogetherButton
						lineIds={lines
							.filter(({ isChosen }) => isChosen)
							.map(({ id }) => id)}
					/>
					<ListLink lines={lines} words={t("toList")} />
				</div>
			</div>
			<CartSummary cart={cart} isPending={isPending} />
		</div>
	);
}

function Empty() {
	const t = useTranslations("cart.empty");
	return (
		<>
			<WaitingNote />
			<EmptyState
				picture="/pictures/empty-list.webp"
				title={t("title")}
				detail={t("detail")}
			>
				<LinkButton kind="primary" href={paths.home()}>
					{t("store")}
				</LinkButton>
				<LinkButton kind="quiet" href={paths.home("E_COMMERCE")}>
					{t("mall")}
				</LinkButton>
			</EmptyState>
			<div className="stack cols-1 gap-x8">
				<RecentShelf />
				<PopularShelf />
			</div>
		</>
	);
}
