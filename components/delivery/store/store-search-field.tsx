import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { keywordMaxLength } from "@/gateway/contract/catalog/goods-terms";
import { paths } from "@/lib/routes/paths";
import { StoreSearchFieldStyles } from "./stores-styles";

/** For stores by name or district, and for what they sell. Works without a script. */
export function StoreSearchField() {
	const t = useTranslations("stores.search");
	return (
		<StoreSearchFieldStyles
			role="search"
			className="flow gap-x2"
			aria-label={t("label")}
			action={paths.storeSearch()}
		>
			<input type="hidden" name="type" value="search" />
			<input
				type="search"
				className="grow"
				name="keyword"
				required
				aria-label={t("label")}
				placeholder={t("placeholder")}
				maxLength={keywordMaxLength}
				enterKeyHint="search"
				autoComplete="off"
			/>
			<Button type="submit" kind="primary" className="rigid">
				<Icon name="search" size={20} />
				<span>{t("submit")}</span>
			</Button>
		</StoreSearchFieldStyles>
	);
}
