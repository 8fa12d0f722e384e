"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { signInAsked } from "./ask-to-sign-in";
import type { OrderingSoonWords } from "./ordering-soon";

const OrderingSoon = dynamic(
	() => import("./ordering-soon").then((loaded) => loaded.OrderingSoon),
	{ ssr: false },
);

/** Opens when somebody asks to sign in. */
export function SignInDoor({ words }: { words: OrderingSoonWords }) {
	const [isOpen, setIsOpen] = useState(false);
	useEffect(() => {
		const open = () => setIsOpen(true);
		window.addEventListener(signInAsked, open);
		return () => window.removeEventListener(signInAsked, open);
	}, []);
	return isOpen ? (
		<OrderingSoon words={words} onClose={() => setIsOpen(false)} />
	) : null;
}
