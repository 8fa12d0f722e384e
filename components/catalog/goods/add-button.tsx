"use client";

import { useLocale } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { addToCart } from "@/lib/cart/add-to-cart";
import { addedId, notAddedId } from "@/lib/cart/basket-names";
import type { CartWish } from "@/lib/cart/cart-wish";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

interface AddButtonProps {
	/** Of the form, to which the field of the quantity belongs. */
	id: string;
	goodsId: number;
	wish: CartWish;
	isSoldOut: boolean;
	words: Record<"add" | "soldOut" | "added" | "notAdded" | "look", string>;
}

/**
 * Puts the chosen sku into the cart, and says beside itself why it could not. Without script the form is sent to the shop,
 * which leads back here and says how it ended by the address.
 */
export function AddButton(props: AddButtonProps) {
	const { id, goodsId, wish, isSoldOut, words } = props;
	const locale = useLocale();
	const [isBusy, setBusy] = useState(false);
	const [fault, setFault] = useState("");

	async function add(opener?: HTMLElement) {
		if (isBusy) return;
		setBusy(true);
		setFault("");
		await addToCart(wish, { locale, opener, onFault: setFault }).finally(() =>
			setBusy(false),
		);
	}

	return (
		<form
			id={id}
			className="add-form"
			method="post"
			action="/api/basket"
			onSubmit={(event) => {
				event.preventDefault();
				const { submitter } = event.nativeEvent as SubmitEvent;
				void add(submitter ?? undefined);
			}}
		>
			<input type="hidden" name="locale" value={locale} />
			<input type="hidden" name="goodsId" value={goodsId} />
			<input type="hidden" name="skuId" value={wish.skuId} />
			<p className="fault" role="alert">
				{fault}
			</p>
			<p className="fault if-sent good" id={addedId} tabIndex={-1}>
				{words.added} <Link href={paths.cart()}>{words.look}</Link>
			</p>
			<p className="fault if-sent" id={notAddedId} tabIndex={-1}>
				{words.notAdded}
			</p>
			<Button
				type="submit"
				kind="primary"
				disabled={isSoldOut}
				aria-busy={isBusy}
			>
				<Icon name="shopping-basket" size={20} />
				{isSoldOut ? words.soldOut : words.add}
			</Button>
		</form>
	);
}
