"use client";

import dynamic from "next/dynamic";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";

const loadPanel = () => import("./category-panel");
const CategoryPanel = dynamic(
	() => loadPanel().then((module) => module.CategoryPanel),
	{ ssr: false },
);

interface CategoryButtonProps {
	className?: string;
	children: ReactNode;
}

/** Opens the categories in place. Until the script is there it is a plain link to their page. */
export function CategoryButton({ className, children }: CategoryButtonProps) {
	const link = useRef<HTMLAnchorElement>(null);
	const [isWanted, setWanted] = useState(false);
	const [isOpen, setOpen] = useState(false);

	function open(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		setWanted(true);
		setOpen(true);
	}

	return (
		<>
			<Link
				ref={link}
				className={className}
				href={paths.categories()}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onClick={open}
				onPointerEnter={loadPanel}
				onFocus={loadPanel}
			>
				{children}
			</Link>
			{isWanted && (
				<CategoryPanel isOpen={isOpen} onOpenChange={setOpen} opener={link} />
			)}
		</>
	);
}
