import { useTranslations } from "next-intl";

// messages: goods.option.*
/** Those that the shop has words for. */
export const knownOptions = [
	"colour",
	"size",
	"capacity",
	"flavour",
	"scent",
	"pack",
	"weight",
	"model",
] as const;

/** What an option is called; one that we do not know by its own name. */
export function useOptionLabel(): (name: string) => string {
	const t = useTranslations("goods.option");
	return (name) => {
		const known = knownOptions.find((option) => option === name);
		return known ? t(known) : name;
	};
}
