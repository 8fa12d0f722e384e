import Form from "next/form";
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { keywordMaxLength } from "@/gateway/contract/goods";
import { getPathname } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";

interface MerchantSearchFieldProps {
	id: number;
	/** The words that are being looked for. */
	keyword?: string;
}

/** For goods of one merchant by words. Works without a script; wears `searchFieldStyle` of its region. */
export function MerchantSearchField({ id, keyword }: MerchantSearchFieldProps) {
	const t = useTranslations("merchant.head.search");
	const [action = ""] = paths.merchantShelf({ id }).split("?");
	return (
		<Form
			role="search"
			className="search-field"
			aria-label={t("label")}
			action={getPathname({ href: action, locale: useLocale() })}
		>
			<input type="hidden" name="id" value={id} />
			<input
				key={keyword}
				type="search"
				name="keyword"
				required
				defaultValue={keyword}
				aria-label={t("label")}
				placeholder={t("placeholder")}
				maxLength={keywordMaxLength}
				enterKeyHint="search"
				autoComplete="off"
			/>
			<button type="submit" className="button quiet" aria-label={t("submit")}>
				<Icon name="search" size={20} />
			</button>
		</Form>
	);
}
