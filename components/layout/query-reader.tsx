"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useOnDevice } from "./use-on-device";

interface QueryReaderProps {
	/** Called with the query of the address, now and after each change. */
	onRead: (query: string) => void;
}

/** Renders nothing, and reads only on the device: on the server the query would make every page a dynamic one. */
export function QueryReader(props: QueryReaderProps) {
	return useOnDevice() ? <Reader {...props} /> : null;
}

function Reader({ onRead }: QueryReaderProps) {
	const query = useSearchParams().toString();
	useEffect(() => onRead(query), [query, onRead]);
	return null;
}
