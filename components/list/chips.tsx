import { Link } from "@/lib/i18n/navigation";

export interface Chip {
	name: string;
	path: string;
	isCurrent: boolean;
}

interface ChipsProps {
	label: string;
	chips: Chip[];
}

/** A row of narrower lists beside this one. Plain elements of the list's region. */
export function Chips({ label, chips }: ChipsProps) {
	if (chips.length < 2) return null;
	return (
		<nav className="chips" aria-label={label}>
			<ul>
				{chips.map(({ name, path, isCurrent }) => (
					<li key={path}>
						<Link href={path} aria-current={isCurrent ? "page" : undefined}>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
