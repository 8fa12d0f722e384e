import { useTranslations } from "next-intl";
import { Facet } from "./facet";
import type { ChoiceFacet as Choices } from "./read-choices";
import type { Total } from "./show-words";

interface ChoiceFacetProps {
	facet: Choices;
	total: Total;
}

const choice = "target gap-x2";

/** One of several, or any. */
export function ChoiceFacet({ facet, total }: ChoiceFacetProps) {
	const t = useTranslations("list.filter");
	const { name, label, chosen, choices, isAtLeast } = facet;
	const isAny = !choices.some(({ value }) => value === chosen);
	return (
		<Facet
			id={`filter-${name}`}
			label={label}
			isInUse={chosen !== undefined}
			total={total}
		>
			<div className="choices flow wraps gap-x2">
				<label className={choice}>
					<input type="radio" name={name} value="" defaultChecked={isAny} />
					<span>{t("any")}</span>
				</label>
				{choices.map(({ value, name: word, count }) => (
					<label key={value} className={choice}>
						<input
							type="radio"
							name={name}
							value={value}
							defaultChecked={value === chosen}
						/>
						<span>{word}</span>{" "}
						<span className="count note">
							{isAtLeast ? t("countAtLeast", { count }) : t("count", { count })}
						</span>
					</label>
				))}
			</div>
		</Facet>
	);
}
