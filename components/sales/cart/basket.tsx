"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FailedState } from "@/components/ui/failed-state";
import type { CartLine } from "@/gateway/contract/sales/cart";
import { describeFailure } from "@/lib/api/failure";
import { LateWords } from "@/lib/i18n/late-words";
import { BasketLine } from "./basket-line";
import { BasketStyles } from "./basket-styles";
import { CartSums } from "./cart-sums";
import { useCart } from "./use-cart";
import { useChange } from "./use-change";
import { WaitingNote } from "./waiting-note";

/** What a visitor has put in, where one signs in: seen, changed and taken out again. Brings its words along. */
export function Basket() {
	return (
		<BasketStyles className="stack cols-1 gap-x3 from-top">
			<LateWords part="cart" fallback={<Skeleton />}>
				<Content />
			</LateWords>
		</BasketStyles>
	);
}

function Content() {
	const t = useTranslations("cart");
	const { cart, changes, error, retry } = useCart();
	const change = useChange();
	const list = useRef<HTMLDivElement>(null);
	const [removed, setRemoved] = useState("");
	if (error && !cart)
		return (
			<FailedState
				title={t("failed.title")}
				detail={describeFailure(error).message ?? t("failed.detail")}
				retryLabel={t("failed.retry")}
				onRetry={retry}
			/>
		);
	if (!cart) return <Skeleton words={t("loading")} />;
	const sold = cart.groups.flatMap(({ lines }) => lines);
	const lines = [...sold, ...cart.invalid];
	const { chosenCount } = cart.totals;
	const isPlaceOpen = cart.groups.some(
		({ cartType, store }) => cartType === "SUPERMARKET" && !store,
	);

	function remove({ id, name }: CartLine, pressed: HTMLElement) {
		const all = list.current?.querySelectorAll<HTMLElement>("[data-remove]");
		const buttons = [...(all ?? [])];
		const at = buttons.indexOf(pressed);
		(buttons[at + 1] ?? buttons[at - 1] ?? list.current)?.focus();
		setRemoved(t("line.removed", { name }));
		void change({ kind: "remove", ids: [id] });
	}

	return (
		<div ref={list} tabIndex={-1} className="stack cols-1 gap-x3">
			<p role="status" className="visually-hidden">
				{removed}
			</p>
			<WaitingNote />
			{lines.length === 0 ? (
				<p className="soft pad-x4 text-centre">{t("empty.title")}</p>
			) : (
				<ul className="lines">
					{lines.map((line) => (
						<BasketLine key={line.id} line={line} onRemove={remove} />
					))}
				</ul>
			)}
			{chosenCount > 0 && (
				<div className="sum stack gap-x2">
					<CartSums
						totals={cart.totals}
						pieces={chosenCount}
						isPending={changes.length > 0}
					/>
					{isPlaceOpen && <p className="note">{t("basket.placeOpen")}</p>}
				</div>
			)}
		</div>
	);
}

function Skeleton({ words }: { words?: string }) {
	return (
		<>
			<p role="status" className="visually-hidden">
				{words}
			</p>
			<div className="item" aria-hidden="true">
				<span className="skeleton picture" />
				<span className="stack gap-x2">
					<span className="skeleton line" style={{ width: "80%" }} />
					<span className="skeleton" style={{ width: 128, height: 44 }} />
				</span>
			</div>
		</>
	);
}
