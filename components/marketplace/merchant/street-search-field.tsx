import { useTranslations } from "next-intl";
import { merchantKeywordMaxLength } from "@/gateway/contract/marketplace/merchant";
import { paths } from "@/lib/routes/paths";
import { SearchField } from "./search-field";

/** For merchants by name. */
export function StreetSearchField({ keyword }: { keyword?: string }) {
	const t = useTranslations("merchant.street.search");
	return (
		<SearchField
			action={paths.street()}
			label={t("label")}
			placeholder={t("label")}
			submit={t("submit")}
			keyword={keyword}
			maxLength={merchantKeywordMaxLength}
		/>
	);
}
