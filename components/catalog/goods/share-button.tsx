"use client";

import { useRef, useState } from "react";
import { MarkStyles } from "@/components/catalog/favourites/mark-styles";
import { Icon } from "@/components/ui/icon";
import { late } from "@/components/ui/late";

const ShareSheet = late(() =>
	import("./share-sheet").then((module) => module.ShareSheet),
);

/** Tells others of a goods: in the device's own way where it has one. */
export function ShareButton({ label, name }: { label: string; name: string }) {
	const button = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState<boolean>();
	const url = () => window.location.origin + window.location.pathname;

	function press() {
		if (!navigator.share) return setOpen(true);
		// Who changes their mind has shared nothing, and nothing went wrong.
		navigator.share({ title: name, url: url() }).catch(() => undefined);
	}
	return (
		<>
			<MarkStyles ref={button} type="button" aria-label={label} onClick={press}>
				<Icon name="share-2" size={22} />
			</MarkStyles>
			{isOpen !== undefined && (
				<ShareSheet
					name={name}
					url={url()}
					isOpen={isOpen}
					onOpenChange={setOpen}
					opener={button}
				/>
			)}
		</>
	);
}
