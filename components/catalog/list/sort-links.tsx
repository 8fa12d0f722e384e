import { ClosingLink } from "@/components/layout/closing-link";
import { Icon } from "@/components/ui/icon";
import { SortsStyles, ToolButton } from "./tools-styles";

const listId = "sorts";

interface SortLinksProps {
	label: string;
	sorts: { word: string; path: string; isCurrent: boolean }[];
}

/** Links, so that a sorted list has an address: a row on a desktop, below a button on a phone. */
export function SortLinks({ label, sorts }: SortLinksProps) {
	return (
		<>
			<ToolButton popoverTarget={listId}>
				<Icon name="arrow-down-up" size={18} />
				<span className="visually-hidden">{label}</span>
				<span className="one-line">
					{sorts.find(({ isCurrent }) => isCurrent)?.word}
				</span>
			</ToolButton>
			<SortsStyles id={listId} popover="auto" aria-label={label}>
				<ul>
					{sorts.map(({ word, path, isCurrent }) => (
						<li key={path}>
							<ClosingLink
								className="apart"
								href={path}
								aria-current={isCurrent ? "true" : undefined}
							>
								{word}
								<Icon name="check" size={18} />
							</ClosingLink>
						</li>
					))}
				</ul>
			</SortsStyles>
		</>
	);
}
