/** The room that the way to be told of goods takes, until it is there. */
export const WatchRoom = () => (
	<span className="skeleton block" style={{ height: 44 }} aria-hidden="true" />
);
