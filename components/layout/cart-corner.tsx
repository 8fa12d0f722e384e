import { useTranslations } from "next-intl";
import { CartCount } from "@/components/sales/cart/cart-count";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/routes/paths";
import { AccountLink } from "./account-link";

/** A visitor's cart needs an account. */
export function CartCorner() {
	const t = useTranslations("header.cart");
	return (
		<div className="corner cart rigid">
			<AccountLink href={paths.cart()} reason="cart">
				<span className="cart-icon" data-cart="">
					<Icon name="shopping-cart" size={22} />
				</span>
				<span className="word">{t("label")}</span>
				<CartCount />
			</AccountLink>
		</div>
	);
}
