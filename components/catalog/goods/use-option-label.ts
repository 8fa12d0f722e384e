import { useTranslations } from "next-intl";
import { optionNames } from "@/gateway/contract/catalog/goods-terms";

// messages: goods.option.*

/** What an option is called; one that we do not know by its own name. */
export function useOptionLabel(): (name: string) => string {
	const t = useTranslations("goods.option");
	return (name) => {
		const known = optionNames.find((option) => option === name);
		return known ? t(known) : name;
	};
}
