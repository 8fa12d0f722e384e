import { useLocale, useTranslations } from "next-intl";
import { LocationChoice } from "@/components/delivery/location/location-choice";
import { AccountButton } from "@/components/identity/user/account-button";
import { CartCount } from "@/components/sales/cart/cart-count";
import { Icon } from "@/components/ui/icon";
import { keywordMaxLength } from "@/gateway/contract/catalog/goods-terms";
import { describeLocale } from "@/gateway/contract/locale";
import { paths } from "@/lib/routes/paths";
import { AccountLink } from "./account-link";
import { AreaLink } from "./area-link";
import { CategoryButton } from "./category-button";
import { LanguageLinks } from "./language-links";
import { ModeHeader } from "./mode-header";
import { SearchForm } from "./search-form";
import { ShopName } from "./shop-name";
import { TopNav } from "./top-nav";

/** On every page, the same for everybody: nothing here waits for a visitor. */
export function SiteHeader() {
	return (
		<ModeHeader>
			<AreaRow />
			<div className="main">
				<div className="page row gap-x4">
					<ShopName />
					<LocationChoice />
					<Categories />
					<SearchForm keywordMaxLength={keywordMaxLength} />
					<LanguageCorner />
					<UserCorner />
					<CartCorner />
				</div>
			</div>
		</ModeHeader>
	);
}

const areas = [
	{ cartType: "SUPERMARKET", icon: "shopping-basket", word: "store" },
	{ cartType: "E_COMMERCE", icon: "store", word: "mall" },
] as const;

// messages: layout.area.*
function AreaRow() {
	const t = useTranslations("layout");
	return (
		<div className="above">
			<div className="page flow gap-x4 apart">
				<nav className="flow gap-x1" aria-label={t("area.label")}>
					{areas.map(({ cartType, icon, word }) => (
						<AreaLink
							key={cartType}
							cartType={cartType}
							className="area row gap-x2 strong no-break"
						>
							<Icon name={icon} size={18} className="accent" />
							{t(`area.${word}`)}
						</AreaLink>
					))}
				</nav>
				<TopNav />
			</div>
		</div>
	);
}

function Categories() {
	const t = useTranslations("header.category");
	return (
		<CategoryButton className="categories target gap-x2 rigid strong no-break">
			<Icon name="layout-grid" size={20} />
			<span className="word">{t("open")}</span>
		</CategoryButton>
	);
}

/** A native popover: it opens, closes and returns the focus without a script. */
function LanguageCorner() {
	const t = useTranslations("header.language");
	const { name } = describeLocale(useLocale());
	return (
		<div className="corner language rigid">
			<button type="button" popoverTarget="language-choice">
				<Icon name="globe" size={20} />
				<span className="visually-hidden">{t("label")}</span>
				<span className="word">{name}</span>
				<Icon name="chevron-down" className="hint soft" size={14} />
			</button>
			<nav id="language-choice" popover="auto" aria-label={t("choose")}>
				<LanguageLinks />
			</nav>
		</div>
	);
}

/** Out of sight where no script could open the dialog. */
function UserCorner() {
	const t = useTranslations("layout.user");
	return (
		<div className="corner user rigid">
			<AccountButton visitorWord={t("login")} accountWord={t("account")}>
				<Icon name="circle-user-round" size={22} />
			</AccountButton>
		</div>
	);
}

/** A visitor's cart needs an account. */
function CartCorner() {
	const t = useTranslations("header.cart");
	return (
		<div className="corner cart rigid">
			<AccountLink href={paths.cart()} reason="cart">
				<span className="stack" data-cart="">
					<Icon name="shopping-cart" size={22} />
				</span>
				<span className="word">{t("label")}</span>
				<CartCount />
			</AccountLink>
		</div>
	);
}
