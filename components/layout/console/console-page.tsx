import type { ReactNode } from "react";

interface ConsolePageProps {
	title: string;
	/** One sentence, where the title leaves a question. */
	detail?: string;
	/** Buttons at the end of the title's row. */
	actions?: ReactNode;
	children: ReactNode;
}

/** One page of the console. Wears the rules of `ConsoleStyles`. */
export function ConsolePage(props: ConsolePageProps) {
	const { title, detail, actions, children } = props;
	return (
		<div className="console-part">
			<div className="top">
				<div>
					<h1 className="head-heading">{title}</h1>
					{detail && <p className="soft">{detail}</p>}
				</div>
				{actions && <div className="actions">{actions}</div>}
			</div>
			{children}
		</div>
	);
}
