import Form from "next/form";
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { merchantKeywordMaxLength } from "@/gateway/contract/merchant";
import { getPathname } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";

/** For merchants by name. Works without a script; wears `searchFieldStyle` of its region. */
export function StreetSearchField({ keyword }: { keyword?: string }) {
	const t = useTranslations("merchant.street.search");
	return (
		<Form
			role="search"
			className="search-field"
			aria-label={t("label")}
			action={getPathname({ href: paths.street(), locale: useLocale() })}
		>
			<input
				key={keyword}
				type="search"
				name="keyword"
				required
				defaultValue={keyword}
				aria-label={t("label")}
				placeholder={t("label")}
				maxLength={merchantKeywordMaxLength}
				enterKeyHint="search"
				autoComplete="off"
			/>
			<button type="submit" className="button quiet" aria-label={t("submit")}>
				<Icon name="search" size={20} />
			</button>
		</Form>
	);
}
