import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import type { FilterInUse } from "./filters-in-use";
import { ActiveFiltersStyles } from "./tools-styles";

interface ActiveFiltersProps {
	inUse: FilterInUse[];
	/** The list without any. */
	clearPath: string;
}

/** What a list is narrowed by, each with a way out of it. */
export function ActiveFilters({ inUse, clearPath }: ActiveFiltersProps) {
	const t = useTranslations("list.filter");
	if (inUse.length === 0) return null;
	return (
		<ActiveFiltersStyles aria-label={t("active")}>
			<ul className="row wraps gap-x2">
				{inUse.map(({ name, path }) => (
					<li key={name}>
						<Link
							className="chip target gap-x2"
							href={path}
							aria-label={t("remove", { name })}
						>
							{name}
							<Icon name="x" size={14} />
						</Link>
					</li>
				))}
				<li>
					<Link className="target gap-x2 underlined" href={clearPath}>
						{t("clear")}
					</Link>
				</li>
			</ul>
		</ActiveFiltersStyles>
	);
}
