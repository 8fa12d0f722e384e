import { useTranslations } from "next-intl";
import { keywordMaxLength } from "@/gateway/contract/catalog/goods-terms";
import { paths } from "@/lib/routes/paths";
import { SearchField } from "./search-field";

interface MerchantSearchFieldProps {
	id: number;
	/** The words that are being looked for. */
	keyword?: string;
}

/** For goods of one merchant by words. */
export function MerchantSearchField({ id, keyword }: MerchantSearchFieldProps) {
	const t = useTranslations("merchant.head.search");
	const [action = ""] = paths.merchantShelf({ id }).split("?");
	return (
		<SearchField
			action={action}
			label={t("label")}
			placeholder={t("placeholder")}
			submit={t("submit")}
			keyword={keyword}
			maxLength={keywordMaxLength}
		>
			<input type="hidden" name="id" value={id} />
		</SearchField>
	);
}
