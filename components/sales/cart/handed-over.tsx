"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedState } from "@/components/ui/failed-state";
import type { Cart, CartLine } from "@/gateway/contract/sales/cart";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { putInBasket } from "@/lib/cart/basket";
import { linesOfCookie } from "@/lib/cart/basket-lines";
import type { CartWish } from "@/lib/cart/cart-wish";
import { readCart } from "@/lib/cart/own-cart";
import { addressOf } from "@/lib/i18n/locale-path";
import { useRouter } from "@/lib/i18n/use-router";
import { chosenLocation } from "@/lib/location/chosen-location";
import { pointOf } from "@/lib/location/point-of";
import { notify } from "@/lib/page-state/notice";
import { paths } from "@/lib/routes/paths";
import { openLogin } from "@/lib/session/login-dialog";
import { signedIn } from "@/lib/session/signed-in";
import { CartSkeleton } from "./cart-skeleton";
import { CartSums } from "./cart-sums";
import { HandedLine } from "./handed-line";

/** Lines that stand in the address as `7.2_8.1`: seen first, and put in by a press alone. */
export function HandedOver() {
	const t = useTranslations("cart.failed");
	const locale = useLocale();
	const asked = useSearchParams().get("lines") ?? "";
	const { data, error, mutate } = useSWR(
		["handed over", locale, asked],
		() => readLines(asked, locale),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	if (data) return <Lines cart={data} asked={linesOfCookie(asked)} />;
	if (!error) return <CartSkeleton />;
	return (
		<FailedState
			title={t("title")}
			detail={describeFailure(error).message ?? ""}
			retryLabel={t("retry")}
			onRetry={() => void mutate()}
		/>
	);
}

/** With no more of each than there are, so that the sum is of all of them. */
async function readLines(asked: string, locale: ReturnType<typeof useLocale>) {
	const read = (lines: CartWish[]) =>
		browserApi(locale).post("/api/front/cart/basket", {
			body: { lines, place: pointOf(chosenLocation()) },
		});
	const first = await read(linesOfCookie(asked));
	const sold = soldIn(first);
	if (sold.every(({ state }) => state === "available")) return first;
	const lines = sold.map(({ skuId, quantity, quantityMax }) => ({
		skuId,
		quantity: Math.min(quantity, quantityMax),
	}));
	return { ...(await read(lines.reverse())), invalid: first.invalid };
}

const soldIn = ({ groups }: Cart) => groups.flatMap(({ lines }) => lines);

function Lines({ cart, asked }: { cart: Cart; asked: CartWish[] }) {
	const t = useTranslations("handedOver");
	const { isIn, put } = usePut();
	const sold = soldIn(cart);
	if (sold.length === 0)
		return (
			<EmptyState
				picture="/pictures/empty-list.webp"
				title={t("empty.title")}
				detail={t("empty.detail")}
			>
				<LinkButton kind="primary" href={paths.home()}>
					{t("empty.store")}
				</LinkButton>
			</EmptyState>
		);
	const wishes = sold.map(({ skuId, quantity }) => ({ skuId, quantity }));
	const askedOf = ({ skuId }: CartLine) =>
		asked.find((one) => one.skuId === skuId)?.quantity ?? 0;
	return (
		<div className="beside">
			<section className="group handed">
				<p className="soft pad-x4">{t("intro")}</p>
				<ul>
					{[...sold, ...cart.invalid].map((line) => (
						<HandedLine key={line.skuId} line={line} asked={askedOf(line)} />
					))}
				</ul>
			</section>
			<aside className="summary foot-bar stack gap-x4 pad-x4 as-card">
				<CartSums
					totals={cart.totals}
					pieces={cart.totals.chosenCount}
					isPending={false}
				/>
				<Button kind="primary" onClick={() => void put(wishes)}>
					{isIn ? t("look") : t("put")}
				</Button>
			</aside>
		</div>
	);
}

/** In once; pressed again it leads on. */
function usePut() {
	const t = useTranslations("cart.fault");
	const locale = useLocale();
	const router = useRouter();
	const [isIn, setIn] = useState(false);

	async function put(wishes: CartWish[]) {
		// The basket of the device is joined with the cart of who is signed in.
		if (!isIn && !putInBasket(wishes))
			return notify(t("full"), { isFault: true });
		setIn(true);
		await readCart(locale).catch(() => undefined);
		if (signedIn()) router.push(paths.cart());
		else openLogin("cart", addressOf({ locale, path: paths.cart() }));
	}
	return { isIn, put };
}
