import { useTranslations } from "next-intl";
import { ChipsStyles } from "@/components/catalog/list/chips-styles";
import { Link } from "@/lib/i18n/navigation";

export interface Chip {
	name: string;
	path: string;
	isCurrent: boolean;
	/** Of goods; absent where it is not known. */
	count?: number;
	/** The count is a least number. */
	isAtLeast?: boolean;
}

interface ChipsProps {
	label: string;
	chips: Chip[];
}

/** A row of narrower lists beside this one. */
export function Chips({ label, chips }: ChipsProps) {
	const t = useTranslations("list.filter");
	if (chips.length < 2) return null;
	return (
		<ChipsStyles aria-label={label}>
			<ul className="flow gap-x2 swipe no-break">
				{chips.map(({ name, path, isCurrent, count, isAtLeast }) => (
					<li key={path}>
						<Link
							className="target gap-x2"
							href={path}
							aria-current={isCurrent ? "page" : undefined}
						>
							{name}{" "}
							{count !== undefined && (
								<span className="count note">
									{isAtLeast
										? t("countAtLeast", { count })
										: t("count", { count })}
								</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</ChipsStyles>
	);
}
