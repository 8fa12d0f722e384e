import { useTranslations } from "next-intl";
import { CartCount } from "@/components/sales/cart/cart-count";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/routes/paths";
import { AccountLink } from "./account-link";
import { AreaLink } from "./area-link";
import { BarStyles } from "./bar-styles";
import { CategoryButton } from "./category-button";

const place = "place row note line-tight no-break";

/** What a thumb reaches on a phone; elsewhere the header has it all. */
export function BottomBar() {
	const t = useTranslations();
	return (
		<BarStyles className="rule-above" aria-label={t("layout.bar.label")}>
			<AreaLink cartType="SUPERMARKET" className={place}>
				<Icon name="shopping-basket" size={22} />
				{t("layout.area.storeShort")}
			</AreaLink>
			<AreaLink cartType="E_COMMERCE" className={place}>
				<Icon name="store" size={22} />
				{t("layout.area.mallShort")}
			</AreaLink>
			<CategoryButton className={place}>
				<Icon name="layout-grid" size={22} />
				{t("header.category.openShort")}
			</CategoryButton>
			<AccountLink className={place} href={paths.cart()} reason="cart">
				<span className="stack" data-cart="">
					<Icon name="shopping-cart" size={22} />
				</span>
				{t("header.cart.label")}
				<CartCount />
			</AccountLink>
		</BarStyles>
	);
}
